protocol LyrebirdService: Sendable { var name: String { get set } }

protocol LyrebirdAPIProtocol: AnyObject, Sendable {
  var name: String { get set }
}

final class LyrebirdAPI: LyrebirdService, @unchecked Sendable {
  static let shared = LyrebirdAPI()
  var name = ""
}

extension LyrebirdAPI: LyrebirdAPIProtocol {}
