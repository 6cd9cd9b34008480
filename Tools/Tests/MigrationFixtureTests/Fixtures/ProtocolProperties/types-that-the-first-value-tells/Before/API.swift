import Foundation

final class CockatooAPI: @unchecked Sendable {
  struct Options { var on = true }
  static let shared = CockatooAPI()
  var a = -1
  var b = 1.5
  var c = "a\(1)"
  var d = true
  var e = [1, 2]
  var f = [String: Options]()
  var g = Options()
  var h = Set<Int>()
  var i = JSONDecoder()
  var j = 1 as Int64
}
