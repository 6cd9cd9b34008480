protocol MallardService { var a: Int { get set } }
struct MallardAPI: MallardService, Sendable {
  nonisolated(unsafe) static var shared = MallardAPI()
  var a = 1
}
