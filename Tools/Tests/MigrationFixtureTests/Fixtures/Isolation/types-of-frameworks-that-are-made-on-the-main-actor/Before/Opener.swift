final class SandpiperOpener {
  func open() { print(SandpiperWindow(), SandpiperDelegate(), SandpiperScene(), SandpiperModifier()) }
}
