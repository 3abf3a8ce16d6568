/** Tables of the demo market that are written by their columns, without a type of their own. */
export type PlainTable =
  | 'review_images'
  | 'review_image_reports'
  | 'product_questions'
  | 'order_threads'
  | 'order_messages'
  | 'seller_stories'
  | 'seller_story_images'
  | 'shared_baskets'
  | 'shared_basket_participants'
  | 'shared_basket_lines'
  | 'recurring_orders'
  | 'recurring_order_lines'
  | 'sms_outbox'
  | 'webhooks'
  | 'webhook_deliveries'
  | 'support_messages';
