import Foundation

struct User: Sendable, Equatable { var name: String }

struct Item: Sendable {
  struct ID: Hashable, Sendable { var value: Int }
  var id: ID
}

protocol API: Sendable { func items() -> [Item] }
protocol Cache: Sendable { func read(_ key: String) -> String? }
protocol AnalyticsSink: Sendable { func send(_ event: String) }
@MainActor protocol Session: AnyObject { func makeFeed() -> FeedModel }

struct Configuration: Sendable {
  var baseURL = URL(filePath: "/api")
  var databaseURL = URL(filePath: "/database")
  var cacheFolder = URL(filePath: "/cache")
}

final class NetworkAPI: API {
  struct Dependencies {
    var baseURL: URL
    var now: @Sendable () -> Date
  }
  init(dependencies: Dependencies) { print("made NetworkAPI") }
  func items() -> [Item] { [Item(id: .init(value: 1))] }
}

final class MemoryCache: Cache {
  init() { print("made MemoryCache") }
  func read(_ key: String) -> String? { nil }
}

final class DiskCache: Cache {
  struct Dependencies { var folder: URL }
  init(dependencies: Dependencies) { print("made DiskCache") }
  func read(_ key: String) -> String? { nil }
}

final class Database: Sendable {
  private init() {}
  static func open(at url: URL) async throws -> Database {
    print("opened Database")
    return Database()
  }
}

struct ConsoleSink: AnalyticsSink {
  func send(_ event: String) { print("event \(event)") }
}

final class Analytics: Sendable {
  struct Dependencies { var sinks: [any AnalyticsSink] }
  private let sinks: [any AnalyticsSink]
  init(dependencies: Dependencies) {
    sinks = dependencies.sinks
    print("made Analytics")
  }
  func send(_ event: String) { for sink in sinks { sink.send(event) } }
}

final class ImageLoader: Sendable {
  struct Dependencies {
    var api: any API
    var memoryCache: any Cache
  }
  init(dependencies: Dependencies) { print("made ImageLoader") }
}
