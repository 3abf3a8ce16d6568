import { useEffect, useState } from 'react';

/** The coupon code that counts in the total; `couponCode` is what is typed. */
export function useAppliedCoupon(couponCode: string) {
  const [coupon, setCoupon] = useState(couponCode.trim());
  const [isRecounted, setRecounted] = useState(false);
  // an emptied field takes the code out at once, so that nothing is left of it when the order is placed
  useEffect(() => {
    if (couponCode.trim() === '') setCoupon('');
  }, [couponCode]);
  useEffect(() => setRecounted(false), [couponCode]);
  /** Another code than the total was shown with: first its effect on the total, then the order. */
  const recount = () => {
    setCoupon(couponCode.trim());
    setRecounted(true);
  };
  return { coupon, setCoupon, isRecounted, recount };
}
