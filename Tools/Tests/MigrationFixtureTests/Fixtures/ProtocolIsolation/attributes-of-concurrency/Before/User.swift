@MainActor
final class GadwallUser {
  init() {}

  func use() async {
    GadwallAPI.shared.a { print("ran") }
    await GadwallAPI.shared.b()
    await GadwallAPI.shared.c()
  }
}
