extension Abbey {
  final class Brewhouse {
    let kettles: Int

    init(kettles: Int) { self.kettles = kettles }

    func brew() -> Int { kettles * BarleyStore.shared.sacks() }
  }
}
