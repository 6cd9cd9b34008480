protocol KingfisherOneKingfisherAPIProtocol: Sendable {
  func a()
}

enum KingfisherOne {
  final class KingfisherAPI: Sendable {
    static let shared = KingfisherAPI()
    func a() { print("a") }
  }
}

extension KingfisherOne.KingfisherAPI: KingfisherOneKingfisherAPIProtocol {}

enum KingfisherTwo { final class KingfisherAPI {} }
