print(SignalFlag.alpha, SignalFlag.bravo, SignalFlag().own)
