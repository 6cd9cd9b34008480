print(TripPlanner(stops: ["A"]).length(), TripPlanner(to: "Rome").length(), TripPlanner(rich: "Nice").length())
