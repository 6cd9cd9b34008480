protocol MartinAPIProtocol: AnyObject, Sendable { func a() 
  func b()
}
final class MartinAPI: Sendable {
  static let shared = MartinAPI()
  func a() { print("a") }
  func b() { print("b") }
}
extension MartinAPI: MartinAPIProtocol {}
