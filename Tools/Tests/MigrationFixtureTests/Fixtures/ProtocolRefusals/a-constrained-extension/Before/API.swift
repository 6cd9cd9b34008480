protocol PipitP { associatedtype V }
extension PipitP where V == Int { func a() { print("a") } }
final class PipitAPI: PipitP, Sendable { static let shared = PipitAPI(); typealias V = Int }
