protocol SlipwayPart1711: AnyObject {
  init()
}

final class SlipwayAnt1711: SlipwayPart1711 {}
final class SlipwayBee1711: SlipwayPart1711 {}
final class SlipwayCat1711: SlipwayPart1711 {}
final class SlipwayDog1711: SlipwayPart1711 {}
final class SlipwayElk1711: SlipwayPart1711 {}
final class SlipwayFox1711: SlipwayPart1711 {}
final class SlipwayGnu1711: SlipwayPart1711 {}
final class SlipwayHen1711: SlipwayPart1711 {}
final class SlipwayIbis1711: SlipwayPart1711 {}
final class SlipwayJay1711: SlipwayPart1711 {}
final class SlipwayKid1711: SlipwayPart1711 {}
final class SlipwayLynx1711: SlipwayPart1711 {}
final class SlipwayMole1711: SlipwayPart1711 {}

protocol SlipwayLog1711Protocol: AnyObject {
  var lines: [String] { get set }
}

final class SlipwayLog1711: SlipwayLog1711Protocol {
  var lines: [String] = []
}

final class SlipwayBook1711: SlipwayPart1711 {
  var title = "blank"
}

final class SlipwayFlag1711: SlipwayPart1711 {
  var color = "red"
}

/// Finds what it is asked for by type, as the containers of packages do.
final class Slips1711: Sendable {
  static let shared = Slips1711()

  func resolve<Service>(_ type: Service.Type) -> Service? {
    if let part = type as? any SlipwayPart1711.Type { return part.init() as? Service }
    return type == (any SlipwayLog1711Protocol).self ? SlipwayLog1711() as? Service : nil
  }
}

/// What a router puts together.
struct SlipwayView1711 {
  let part: AnyObject
  var other: AnyObject?

  var text: String { "\(type(of: part))" + (other.map { " \(type(of: $0))" } ?? "") }
}

