print(BuildStep(state: .some).text())
