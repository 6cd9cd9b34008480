import DepModel
import ModelTestSupport

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A project of many types that depend on each other at random.
struct RandomProject {
  let model: ProjectModel

  init(types count: Int, seed: UInt64) {
    var generator = SplitMix(state: seed)
    var project = ModelFixture()
    let types = (0..<count).map { number in
      project.type("Type\(number)", module: "Module\(number % 5)")
    }
    let singletons = types.prefix(count / 4).map { type in
      project.singleton("\(project.model.types[type].name).shared", owner: type, value: type)
    }
    for type in types {
      for _ in 0..<3 {
        let singleton = Int.random(in: singletons.indices, using: &generator)
        project.hides("shared", in: type, singleton: singletons[singleton])
      }
      let other = Int.random(in: types.indices, using: &generator)
      project.constructs(types[other], in: type)
    }
    model = project.model
  }
}
