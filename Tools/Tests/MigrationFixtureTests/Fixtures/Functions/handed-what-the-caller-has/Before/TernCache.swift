import Foundation

struct TernCache: Codable {
  var fetched: Date?

  mutating func refreshFetchDate() { fetched = Date() }

  mutating func stamp() { fetched = Date() }

  func isOlder(than seconds: TimeInterval, _ print: (String) -> Void) -> Bool {
    print("asked")
    return Date().timeIntervalSince(fetched ?? .distantPast) > seconds
  }
}

struct TernPage: Codable {
  var made: Date?
  var id = ""

  mutating func renewPage() {
    made = Date()
    id = "\(Int.random(in: 1...6))"
  }

  mutating func touchBoth() { made = Date() }
}

struct TernLeaf: Codable {
  var made: Date?

  mutating func touchBoth() { made = Date() }
}
