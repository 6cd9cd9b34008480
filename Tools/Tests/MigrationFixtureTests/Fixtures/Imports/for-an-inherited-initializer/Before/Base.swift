import EventKit

class AlpacaBase {
  let store: EKEventStore
  init(store: EKEventStore) { self.store = store }
}
