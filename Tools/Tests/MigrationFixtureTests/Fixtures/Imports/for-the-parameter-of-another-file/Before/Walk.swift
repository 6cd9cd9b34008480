final class MarmotWalk {
  func text() -> String { MarmotPosition(manager: marmotManager(), limit: 3).text() }
}
