import DepStructsExample
import Foundation

/// All that the outside can see of a service in a scenario.
struct Transcript: Equatable, Sendable {
  var printed: [String] = []
  var requests: [ReceivedRequest] = []

  /// Plays a scenario with a server and a cache folder of its own.
  init(
    _ scenario: Scenario, _ makeService: (ReaderSettings) -> any FeedService
  ) async throws {
    let server = try FeedServer()
    defer { server.stop() }
    let temporary = try TemporaryFolder()
    let folder =
      scenario == .unwritableCache
      ? try temporary.unwritable() : temporary.url.appendingPathComponent("cache")
    let service = makeService(
      ReaderSettings(cacheFolder: folder, timeout: Double(scenario.timeout), retryDelay: 0))
    for url in scenario.urls(server) {
      do throws(FeedFailure) {
        printed.append(try await service.page(for: url))
      } catch {
        printed.append(error.description)
      }
      if scenario == .damagedCache { try damageAll(in: folder) }
    }
    requests = server.requests
    let names = [server.url(ofPath: "").absoluteString: "SERVER", folder.path: "CACHE"]
    printed = printed.map { text in
      names.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
  }

  private func damageAll(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files { try Data("damaged".utf8).write(to: file) }
  }
}
