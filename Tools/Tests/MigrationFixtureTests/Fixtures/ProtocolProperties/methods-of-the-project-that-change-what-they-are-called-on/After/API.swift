struct CowbirdRack { var angle = 0; mutating func turn() { angle += 1 } }
struct CowbirdBox { var rack = CowbirdRack() }
struct CowbirdPlain { var name = "a" }
final class CowbirdObject { func turn() { print("turn") } }
extension Array where Element == CowbirdRack { mutating func turnAll() { removeAll() } }

protocol CowbirdAPIProtocol: AnyObject, Sendable {
  var rack: CowbirdRack { get set }
  var box: CowbirdBox? { get set }
  var list: [CowbirdRack] { get set }
  var plain: CowbirdPlain { get }
  var object: CowbirdObject { get }
}

final class CowbirdAPI: @unchecked Sendable {
  static let shared = CowbirdAPI()
  var rack = CowbirdRack()
  var box: CowbirdBox?
  var list: [CowbirdRack] = []
  var plain = CowbirdPlain()
  var object = CowbirdObject()
}

extension CowbirdAPI: CowbirdAPIProtocol {}
