print(SealedEnvelope.make("To the king").front())
