// what @chakra-ui/react takes from the root of @ark-ui/react
exports.dataAttr = (isSet) => (isSet ? '' : undefined);
