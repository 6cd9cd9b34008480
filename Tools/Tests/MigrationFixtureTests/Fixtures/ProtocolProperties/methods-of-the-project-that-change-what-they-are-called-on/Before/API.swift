struct CowbirdRack { var angle = 0; mutating func turn() { angle += 1 } }
struct CowbirdBox { var rack = CowbirdRack() }
struct CowbirdPlain { var name = "a" }
final class CowbirdObject { func turn() { print("turn") } }
extension Array where Element == CowbirdRack { mutating func turnAll() { removeAll() } }
final class CowbirdAPI: @unchecked Sendable {
  static let shared = CowbirdAPI()
  var rack = CowbirdRack()
  var box: CowbirdBox?
  var list: [CowbirdRack] = []
  var plain = CowbirdPlain()
  var object = CowbirdObject()
}
