class GantryPlug {
  final class Hook: Gantry.Claw {
    func find(_ id: String) -> String? { Gantry.Claws.known[id]?.id }
  }
}
