print(GabbroState.shared.hooked!.go(), GabbroState.shared.kit.observed!.go())
print(GabbroState.shared.ofProtocol!.go(), GabbroState.shared.ofString!.go())
print(GabbroState.shared.cut!.go(), GabbroState.shared.ofFunction!.go())
print(GabbroState.shared.later())
