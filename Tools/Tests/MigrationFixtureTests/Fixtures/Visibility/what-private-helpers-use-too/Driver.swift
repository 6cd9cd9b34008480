print(Herald6211().announce(), Usher6211().seat(), Crier6211.cry(), Crier6211().whisper())
