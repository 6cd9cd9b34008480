import Foundation

/// Swift code in the manner of an app with singletons: services, views and models in turn.
struct GeneratedCode {
  let lineCount: Int

  func write(to folder: URL) throws {
    var lines = 0
    var index = 0
    while lines < lineCount {
      let module = folder.appendingPathComponent("Module\(index / 50)")
      try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
      let text = (0..<6).map { part(index * 6 + $0) }.joined(separator: "\n")
      try text.write(
        to: module.appendingPathComponent("File\(index).swift"), atomically: true,
        encoding: .utf8)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).count
      index += 1
    }
  }

  private func part(_ number: Int) -> String {
    switch number % 3 {
    case 0: service(number)
    case 1: model(number)
    default: view(number)
    }
  }

  private func service(_ number: Int) -> String {
    """
    import Foundation

    /// Loads the records of area \(number), and keeps the last answer.
    final class Service\(number) {
      static let shared = Service\(number)()
      private let session: URLSession
      private var cache: [String: Record\(number + 1)] = [:]

      init(session: URLSession = .shared) {
        self.session = session
      }

      func load(
        _ name: String, completion: @escaping (Result<Record\(number + 1), Error>) -> Void
      ) {
        if let known = cache[name], known.expires > Date() {
          return completion(.success(known))
        }
        guard let url = URL(string: "https://example.org/\\(name)?area=\(number)") else { return }
        let task = session.dataTask(with: url) { [weak self] data, _, error in
          guard let self, let data, error == nil else { return }
          do {
            let record = try JSONDecoder().decode(Record\(number + 1).self, from: data)
            DispatchQueue.main.async {
              self.cache[name] = record
              NotificationCenter.default.post(name: .init("loaded"), object: self)
              completion(.success(record))
            }
          } catch {
            UserDefaults.standard.set(name, forKey: "failed")
            completion(.failure(error))
          }
        }
        task.resume()
      }
    }
    """
  }

  private func model(_ number: Int) -> String {
    """
    struct Record\(number): Codable, Equatable {
      enum Kind: String, Codable { case plain, starred, archived }
      var id: Int
      var title: String
      var kind: Kind = .plain
      var expires = Date(timeIntervalSince1970: 0)
      var tags: [String] = []

      var summary: String {
        let first = tags.prefix(3).map { $0.lowercased() }.joined(separator: ", ")
        return tags.isEmpty ? title : "\\(title) (\\(first))"
      }

      func matches(_ query: String) -> Bool {
        let words = query.split(separator: " ")
        return words.allSatisfy { word in
          title.contains(word) || tags.contains { $0.hasPrefix(word) }
        }
      }
    }
    """
  }

  private func view(_ number: Int) -> String {
    """
    final class ViewModel\(number) {
      private(set) var rows: [String] = []
      private let formatter = DateFormatter()
      var onChange: (() -> Void)?

      func refresh() {
        Service\(number - 2).shared.load("all") { [weak self] result in
          switch result {
          case .success(let record):
            self?.rows = [record.summary] + record.tags.sorted { $0 < $1 }
            self?.onChange?()
          case .failure(let error):
            self?.rows = ["\\(error)"]
          }
        }
      }

      func title(at index: Int) -> String {
        guard rows.indices.contains(index) else { return "" }
        var text = rows[index]
        if index % 2 == 0, text.count > \(number % 40 + 10) {
          text = String(text.prefix(\(number % 40 + 10))) + "…"
        }
        return formatter.string(from: Date()) + " " + text
      }
    }
    """
  }
}
