import EventKit

final class BilbyCalendar {
  func save(_ days: [Int]) {
    days.forEach { day in
      let store = EKEventStore()
      for _ in 0..<day { store.add() }
      store.commit()
    }
  }
}
