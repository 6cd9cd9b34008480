protocol MoorhenAPIProtocol: AnyObject { var name: String { get set } }
final class MoorhenAPI {
  nonisolated(unsafe) static let shared = MoorhenAPI()
  var name: String = ""
}
extension MoorhenAPI: MoorhenAPIProtocol {}
