var dependencies6198 = Lamp6198.Dependencies.defaultDependencies
dependencies6198.makeTimer = { _, _, _ in
  let timer = Timer(timeInterval: 1, repeats: false) { _ in }
  timer.invalidate()
  return timer
}
expect(!Lamp6198(dependencies: dependencies6198).blink(), "a test makes the timer")
