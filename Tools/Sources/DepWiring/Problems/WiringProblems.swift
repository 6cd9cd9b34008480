/// Joins problems of one cause: the first place tells, and the others are counted.
enum WiringProblems {
  static func joined(_ problems: [WiringProblem]) -> [WiringProblem] {
    var joined: [WiringProblem] = []
    var others: [String: Int] = [:]
    var seen: [String: Int] = [:]
    for problem in problems {
      // The same message at several places of a file has one cause.
      let key = "\(problem.name.rawValue) \(problem.path) \(problem.message)"
      if let index = seen[key] {
        if joined[index].position != problem.position { others[key, default: 0] += 1 }
      } else {
        seen[key] = joined.count
        joined.append(problem)
      }
    }
    for (key, count) in others {
      if let index = seen[key] { joined[index].message += "; and \(count) more" }
    }
    return joined.sorted(by: WiringProblem.precedes)
  }
}
