import DepStructs

struct GlassRoot {
  func make() -> Glassblower { Glassblower() }
}
