package hall

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/compose-spec/compose-go/v2/loader"
	"github.com/compose-spec/compose-go/v2/types"
	"go.yaml.in/yaml/v3"
	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	policy "k8s.io/api/policy/v1"
	strict "sigs.k8s.io/yaml"
)

const manifests = "../../../docs/many-tables/"

// TestManifestsFollowTheSchemas reads the manifests of docs/many-tables as Kubernetes and docker
// compose do: an unknown field is an error.
func TestManifestsFollowTheSchemas(t *testing.T) {
	text, err := os.ReadFile(manifests + "kubernetes.yaml")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]func() any{
		"apps/v1 Deployment":            func() any { return &apps.Deployment{} },
		"apps/v1 StatefulSet":           func() any { return &apps.StatefulSet{} },
		"v1 Service":                    func() any { return &core.Service{} },
		"policy/v1 PodDisruptionBudget": func() any { return &policy.PodDisruptionBudget{} },
	}
	if err := kubernetes(text, kinds); err != nil {
		t.Error(err)
	}
	wrong := bytes.Replace(text, []byte("serviceName:"), []byte("serviceNames:"), 1)
	if err := kubernetes(wrong, kinds); err == nil {
		t.Error("a field that there is not is not noticed")
	}

	if text, err = os.ReadFile(manifests + "agones.yaml"); err != nil {
		t.Fatal(err)
	}
	kinds = map[string]func() any{
		"agones.dev/v1 Fleet":                       func() any { return &fleet{} },
		"autoscaling.agones.dev/v1 FleetAutoscaler": func() any { return &fleetAutoscaler{} },
	}
	if err := kubernetes(text, kinds); err != nil {
		t.Error(err)
	}
	for _, wrong := range [][2]string{{"portPolicy:", "policyOfPort:"}, {"bufferSize:", "buffersize_:"}, {"terminationGracePeriodSeconds:", "terminationGrace:"}} {
		if err := kubernetes(bytes.Replace(text, []byte(wrong[0]), []byte(wrong[1]), 1), kinds); err == nil {
			t.Errorf("%s is not noticed", wrong[1])
		}
	}

	load := func(text []byte) error {
		_, err := loader.LoadWithContext(t.Context(), types.ConfigDetails{
			WorkingDir: manifests, Environment: types.Mapping{"BROADSIDE_SECRET": secret},
			ConfigFiles: []types.ConfigFile{{Filename: "compose.yaml", Content: text}},
		})
		return err
	}
	if text, err = os.ReadFile(manifests + "compose.yaml"); err != nil {
		t.Fatal(err)
	}
	if err := load(text); err != nil {
		t.Error(err)
	}
	if err := load(bytes.Replace(text, []byte("stop_grace_period:"), []byte("stop_grace_time:"), 1)); err == nil {
		t.Error("a key that compose has not is not noticed")
	}
}

// fleet has the fields of a Fleet that we use, as in the reference of Agones.
type fleet struct {
	APIVersion string                `json:"apiVersion"`
	Kind       string                `json:"kind"`
	Metadata   struct{ Name string } `json:"metadata"`
	Spec       struct {
		Replicas   int32  `json:"replicas"`
		Scheduling string `json:"scheduling"`
		Template   struct {
			Spec struct {
				Container string `json:"container"`
				Ports     []struct {
					Name          string `json:"name"`
					PortPolicy    string `json:"portPolicy"`
					ContainerPort int32  `json:"containerPort"`
					Protocol      string `json:"protocol"`
				} `json:"ports"`
				Health struct {
					InitialDelaySeconds int32 `json:"initialDelaySeconds"`
					PeriodSeconds       int32 `json:"periodSeconds"`
					FailureThreshold    int32 `json:"failureThreshold"`
				} `json:"health"`
				Template core.PodTemplateSpec `json:"template"`
			} `json:"spec"`
		} `json:"template"`
	} `json:"spec"`
}

// fleetAutoscaler has the fields of a FleetAutoscaler that we use.
type fleetAutoscaler struct {
	APIVersion string                `json:"apiVersion"`
	Kind       string                `json:"kind"`
	Metadata   struct{ Name string } `json:"metadata"`
	Spec       struct {
		FleetName string `json:"fleetName"`
		Policy    struct {
			Type   string `json:"type"`
			Buffer struct {
				BufferSize  int32 `json:"bufferSize"`
				MinReplicas int32 `json:"minReplicas"`
				MaxReplicas int32 `json:"maxReplicas"`
			} `json:"buffer"`
		} `json:"policy"`
	} `json:"spec"`
}

// kubernetes reads each document of a file as its kind.
func kubernetes(text []byte, kinds map[string]func() any) error {
	from := yaml.NewDecoder(bytes.NewReader(text))
	for {
		var doc map[string]any
		err := from.Decode(&doc)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		version, _ := doc["apiVersion"].(string)
		kind, _ := doc["kind"].(string)
		into := kinds[strings.TrimSpace(version+" "+kind)]
		if into == nil {
			return errors.New("no such kind: " + version + " " + kind)
		}
		one, err := yaml.Marshal(doc)
		if err != nil {
			return err
		}
		if err := strict.UnmarshalStrict(one, into()); err != nil {
			return err
		}
	}
}
