import Foundation

/// The answers that were kept, one file each.
final class InheritedResponseCache: Sendable {
  static let shared = InheritedResponseCache()

  func response(for url: URL) -> CachedResponse? {
    guard let data = try? Data(contentsOf: file(for: url)) else { return nil }
    guard let response = try? JSONDecoder().decode(CachedResponse.self, from: data),
      response.url == url
    else {
      InheritedEventLog.shared.write("the cache holds something else for \(url)")
      return nil
    }
    return response
  }

  func keep(_ response: CachedResponse) throws {
    let folder = InheritedSettings.shared.current.cacheFolder
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try JSONEncoder().encode(response).write(to: file(for: response.url), options: .atomic)
    } catch {
      throw CacheWriteError(folder: folder, error)
    }
  }

  private func file(for url: URL) -> URL {
    InheritedSettings.shared.current.cacheFolder
      .appendingPathComponent(CachedResponse.fileName(for: url))
  }
}
