print(await MainActor.run { BridgeTower6159().shine() + BridgeTower6159().blink() })
print(await MainActor.run { BridgeDeck6159(router: BridgeMainRouter6159()).walk() })
print(await MainActor.run { BridgeGate6159(container: bridgeContainer6159).open() })
