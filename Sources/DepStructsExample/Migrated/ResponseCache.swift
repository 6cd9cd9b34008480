package import Foundation

/// Keeps answers.
package protocol ResponseCaching: Sendable {
  func response(for url: URL) -> CachedResponse?
  func keep(_ response: CachedResponse) throws
}

/// The answers that were kept, one file each.
package final class ResponseCache: ResponseCaching {
  package struct Dependencies: Sendable {
    package var files: any FileStorage
    package var log: any EventLogging

    package init(files: any FileStorage, log: any EventLogging) {
      self.files = files
      self.log = log
    }
  }

  private let folder: URL
  private let dependencies: Dependencies

  package init(folder: URL, dependencies: Dependencies) {
    self.folder = folder
    self.dependencies = dependencies
  }

  package func response(for url: URL) -> CachedResponse? {
    guard let data = dependencies.files.contents(of: file(for: url)) else { return nil }
    guard let response = try? JSONDecoder().decode(CachedResponse.self, from: data),
      response.url == url
    else {
      dependencies.log.write("the cache holds something else for \(url)")
      return nil
    }
    return response
  }

  package func keep(_ response: CachedResponse) throws {
    do {
      try dependencies.files.write(JSONEncoder().encode(response), to: file(for: response.url))
    } catch {
      throw CacheWriteError(folder: folder, error)
    }
  }

  private func file(for url: URL) -> URL {
    folder.appendingPathComponent(CachedResponse.fileName(for: url))
  }
}
