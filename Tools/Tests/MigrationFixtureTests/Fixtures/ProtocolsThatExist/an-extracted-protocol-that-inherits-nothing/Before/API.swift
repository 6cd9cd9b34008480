protocol MoorhenAPIProtocol { var name: String { get } }
final class MoorhenAPI {
  nonisolated(unsafe) static let shared = MoorhenAPI()
  var name: String = ""
}
extension MoorhenAPI: MoorhenAPIProtocol {}
