let state = OnboardingState(key: "fixture-onboarding")
state.reset()
state.isDone = true
print(state.isDone)
state.reset()
print(state.isDone)
