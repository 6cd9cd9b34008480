print(Lifeguard.shared.watch(), Lifeguard.trainee.watch())
