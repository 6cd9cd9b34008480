internal import DepModel
internal import DepWiring

/// The words and colors of pictures of composition roots.
enum RootWords {
  static func lifetime(_ member: RootPicture.Member) -> String { member.lifetime.rawValue }

  static func explanation(_ lifetime: RootPicture.Lifetime) -> String {
    switch lifetime {
    case .given: "given from outside"
    case .kept: "kept as long as the root lives"
    case .made: "made each time"
    }
  }

  static func look(_ lifetime: RootPicture.Lifetime) -> GraphPalette.Look {
    switch lifetime {
    case .given: GraphPalette.look(.defaulted)
    case .kept: GraphPalette.look(.injected)
    case .made: GraphPalette.look(.transitional)
    }
  }

  /// The name and type of a member, on two lines where there is room.
  static func label(_ member: RootPicture.Member) -> String {
    guard let type = member.type, type != member.name else { return member.name }
    return "\(member.name): \(type)"
  }
}
