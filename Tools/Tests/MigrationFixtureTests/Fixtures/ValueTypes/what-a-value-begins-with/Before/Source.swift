import Foundation

struct PademelonEntry {
  let date = Date()
  var title: String
}

struct PademelonRequest {
  let id: UUID
  let title: String
}

final class PademelonPost {
  let id: UUID
  let title: String

  init(title: String) {
    id = UUID()
    self.title = title
  }
}

struct PademelonStrategy: Codable {
  static let patient = PademelonStrategy(count: 3)
  var count: Int

  func delay() -> Int { Int.random(in: 0...count) }
}

final class PademelonFeed {
  func requests(for titles: [String]) -> [PademelonRequest] {
    titles.map { PademelonRequest(id: UUID(), title: $0) }
  }

  func posts(for titles: [String]) -> [PademelonPost] {
    titles.map { PademelonPost(title: $0) }
  }

  func age(of date: Date) -> Bool { Date() < date }

  func tries(_ strategy: PademelonStrategy = .patient) -> Int {
    strategy.count + PademelonStrategy.patient.count
  }
}
