/**
 * The table gives the weight of one unit of the demo market's products, in kilograms, where the unit has no weight of
 * its own: pieces, dozens, pairs, and notes that name no weight.
 */
export const unitWeights: Readonly<Record<string, string>> = {
  ...{ 'green-maize': '0.25', fulkopi: '0.8', bandhakopi: '1', lau: '1.8' },
  ...{ sagor: '1.5', sabri: '1.2', chompa: '0.9', 'kacha-kola': '0.4' },
  ...{ kathal: '7', 'baromasi-kathal': '6', anaros: '1.6', tormuj: '4', 'osomoy-tormuj': '3.5', dab: '1.5', narikel: '1.6' },
  ...{ kagzi: '0.6', bel: '0.7', 'taler-shash': '1.2', akh: '1.5', 'lichu-bombai': '2.2', 'lichu-china': '2.5' },
  ...{ 'farm-egg': '0.75', 'deshi-egg': '0.6', 'duck-egg': '0.85', rajhash: '4' },
  ...{ 'am-chara': '2', 'lebu-chara': '1.5', 'morich-chara': '3' },
  ...{ pheromone: '0.2', kodal: '1.8', kaste: '0.4', belcha: '1.6', nirani: '0.3', jhajhri: '1.2', sprayer: '4.5', weeder: '6' },
  ...{ 'bet-jhuri': '0.9', kula: '0.5', 'shital-pati': '2.5', nakshi: '1.2', 'pat-bag': '0.3', shika: '0.4' },
  ...{ kolshi: '3', hari: '2', fuldani: '1.5', tob: '4' },
  ...{ gamcha: '0.2', 'tant-saree': '0.6', jamdani: '0.5', khadi: '0.2', lungi: '0.3', manipuri: '0.5' },
  ...{ ghritokumari: '0.3', paan: '0.4', ganda: '1', golap: '3', rojonigondha: '3' },
};
