final class Timetable: Sendable {
  static let shared = Timetable()
  func departures(_ station: String) -> [String] { ["9:00 \(station)", "9:30 \(station)"] }
}

final class TrainBoard {
  private let station: String
  private var rows: [String]

  init(station: String) {
    self.station = station
    self.rows = []
  }

  func update() {
    self.rows = Timetable.shared.departures(self.station)
    self.show()
  }

  private func show() {
    self.rows.forEach { print($0) }
  }
}
